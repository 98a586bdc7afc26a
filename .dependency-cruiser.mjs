// Who may import whom. `import type` counts: the parser sees every import that is written down.
// Circles between nouns, which are folders, are counted by `npm run check:house`.

const test = '\\.test\\.tsx?$'
// From the top down: an area imports those below it.
const areas = ['site', 'service', 'trade', 'content', 'catalogue', 'identity', 'platform']
const anyArea = `(${areas.join('|')})`
const business = `(${areas.filter((area) => area !== 'platform').join('|')})`
const schemaLibrary = '^node_modules/(valibot|@valibot/to-json-schema)/'

const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: [test, ...(from.pathNot ?? [])] },
  to,
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...areas.slice(1).map((area, at) => {
      const above = areas.slice(0, at + 1)
      return never(`${area}-knows-nothing-above`, { path: `^${area}/` }, { path: `^(${above.join('|')})/` })
    }),
    never(
      'contract-schema-library-only',
      { path: '^platform/contract/' },
      { pathNot: ['^platform/contract/', schemaLibrary] },
    ),
    never('texts-contract-only', { path: '^platform/texts/' }, { pathNot: ['^platform/(texts|contract)/'] }),
    never(
      'ui-without-business',
      { path: '^platform/ui/' },
      { pathNot: ['^platform/ui/', '^node_modules/(react|react-dom)/'] },
    ),
    never('web-below-server', { path: '^platform/(web|ui)/' }, { path: '^platform/(server|office)/' }),
    never(
      'rules-without-parts',
      { path: `^${business}/[^/]+/[^/]+\\.tsx?$`, pathNot: ['^site/(server|web|office|texts)/'] },
      { path: `^${business}/[^/]+/(server|pages|office)/|^platform/(server|web|ui|office)/` },
      'A contract and the rules that both sides use import no part of a noun.',
    ),
    never(
      'pages-without-server',
      { path: [`^${business}/[^/]+/pages/`, '^site/web/', `^${business}/[^/]+/office/.+\\.tsx$`] },
      { path: [`^${business}/[^/]+/server/`, '^site/server/', '^platform/server/'] },
    ),
    never(
      'browsers-never-reach-the-server',
      { path: `^${anyArea}/.+\\.tsx$` },
      { path: '^platform/server/(api|database)/', reachable: true },
      'Whatever a page is built from, down to the last file, runs in a browser.',
    ),
    never(
      'office-apart',
      {
        path: [
          `^${business}/[^/]+/(pages|texts)/`,
          `^${business}/[^/]+/[^/]+\\.tsx?$`,
          '^site/web/',
          '^platform/(web|ui|texts)/',
        ],
        pathNot: ['^site/(server|office|texts|desk)/'],
      },
      { path: ['/office/'] },
      'What customers load knows nothing of the back office.',
    ),
    never(
      'by-operations-only',
      { path: `^${business}/([^/]+)/`, pathNot: ['^site/server/'] },
      { path: '[/-](queries|handlers)\\.ts$', pathNot: ['^[^/]+/$2/', '^platform/', '/shared-queries\\.ts$'] },
      'Of another noun only its operations and shared queries: they say what they do and keep its rules.',
    ),
    never(
      'pages-by-router-only',
      { pathNot: ['^site/(web|office)/routes'] },
      { path: '-page\\.tsx$' },
      'A page is reached by its address.',
    ),
    never(
      'demo-by-its-flag',
      { path: `^${anyArea}/`, pathNot: ['^site/server/fill\\.ts$'] },
      { path: '^demo/' },
      'Only a start with --demo reaches the demonstration.',
    ),
    never(
      'demo-loaded-by-its-flag',
      { path: '^site/server/fill\\.ts$' },
      { path: '^demo/', dynamic: false },
      'A static import would put the demonstration into the server.',
    ),
    never(
      'demo-without-pages',
      { path: '^demo/' },
      {
        path: ['/pages/', '\\.tsx$', '[/-](queries|handlers)\\.ts$', '^site/(web|office)/'],
        pathNot: ['/shared-queries\\.ts$'],
      },
    ),
    never(
      'tests-by-nobody',
      { pathNot: ['^(testing|e2e|scripts|deploy)/', '^[^/]+$'] },
      { path: [test, '^(testing|e2e|scripts|deploy)/'] },
    ),
    never('no-cycles', {}, { circular: true }),
    never(
      'no-development-package',
      { path: `^(${areas.join('|')}|demo)/` },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
      'What runs in production is listed in "dependencies"; types do not run.',
    ),
    never('no-missing-module', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(dist|data|public)/', '\\.(css|svg|png|woff2|sql)$', '\\?raw$'] },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
