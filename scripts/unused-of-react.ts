/** All that public pages import of React; whoever needs more adds it here, and takes its functions off the list below. */
export const imported = {
  react: [
    'Component',
    'Fragment',
    'Suspense',
    'createContext',
    'lazy',
    'startTransition',
    'use',
    'useCallback',
    'useContext',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react-dom': ['flushSync'],
}

/** Functions of react-dom that do nothing for public pages, and what they answer instead. */
export const emptied: Record<string, string> = {
  // View transitions
  claimQueuedTransitionTypes: 'null',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  queueTransitionTypes: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  startViewTransition: 'null',
  trackEnterViewTransitions: '',
  // Refs of fragments
  FragmentInstance: '',
  addFragmentHandleToFiber: '',
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstances: '',
  // Styles, scripts, heads and pictures that React would load or wait for: the server writes heads
  insertSuspendedStylesheets: '',
  isHostHoistableType: 'false',
  preconnect: '',
  prefetchDNS: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  preload: '',
  preloadInstanceAndSuspendIfNeeded: '',
  preloadModule: '',
  suspendInstance: '',
  waitForCommitToBeReady: 'null',
  clearSingletonPreambleContribution: '',
  isSingletonScope: 'false',
  // Functions as actions of forms: ours are sent by `send-form.ts`
  extractEvents$1: '',
  mountActionState: '',
  rerenderActionState: '',
  updateActionState: '',
  recursivelyResetForms: '',
  requestFormReset: '',
  useHostTransitionStatus: '',
  dispatchOptimisticSetState: '',
  updateOptimisticImpl: '',
  // Other hooks that nothing imports
  mountDeferredValueImpl: '',
  updateDeferredValueImpl: '',
  updateRefresh: '',
  // Names of components in errors, which are minified anyway
  getComponentNameFromType: 'null',
  getStackByFiberInDevAndProd: "''",
  // Navigation that looks busy while an asynchronous transition runs
  defaultOnDefaultTransitionIndicator: '',
  // Own elements, selections as events, and browsers older than any that we serve
  isCustomElement: 'false',
  setPropOnCustomElement: '',
  constructSelectEvent: '',
  getFallbackBeforeInputChars: 'null',
  handleEventsForInputEventPolyfill: '',
}

/** Of what draws pages on the server: each element was named and put on a stack, which took a twentieth of drawing. */
export const emptiedOnServer: Record<string, string> = {
  getComponentNameFromType: 'null',
  pushComponentStack: '',
}

/** Classes whose methods go, because nobody makes one. */
export const withoutMethods = new Set(['FragmentInstance', 'ViewTransitionPseudoElement'])

/** Kinds of work by React's numbers: Profiler, SuspenseList, scope, marker, element of the head, of the document, ViewTransition, Activity. */
export const neverMade = new Set([12, 19, 21, 25, 26, 27, 30, 31])
