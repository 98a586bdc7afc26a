// Who may import whom. `import type` counts: the parser sees every import that is written down.

const test = '\\.test\\.tsx?$'
const platform = '^server/(http|database|storage|mail|sms|html|jobs|pay|pdf)/'
const ownFolders = '^(contract|i18n|server|web|db|testing|e2e|scripts)/'

/** `from` may import of our own folders only what `allowed` names. */
const only = (name, from, allowed, { except = [], comment } = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [test, ...except] },
  to: { path: ownFolders, pathNot: allowed },
})

const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never(
      'contract-schema-library-only',
      { path: '^contract/', pathNot: test },
      { pathNot: ['^contract/', '^node_modules/(valibot|@valibot/to-json-schema)/'] },
    ),
    never('i18n-contract-only', { path: '^i18n/', pathNot: test }, { pathNot: ['^i18n/', '^contract/'] }),
    only('platform-below-features', platform, ['^contract/', '^i18n/', platform, '^server/config\\.ts$'], {
      except: ['^server/http/(pages|assets|document)\\.ts$'],
    }),
    only(
      'pages-know-the-render-function',
      '^server/http/(pages|assets|document)\\.ts$',
      ['^contract/', '^i18n/', platform, '^server/config\\.ts$', '^web/lib/(visit|outcome|local-path)\\.ts$'],
      { comment: 'What is rendered, and how, comes in as an argument; only its type is known here.' },
    ),
    only('feature-on-platform', '^server/features/', [
      '^contract/',
      '^i18n/',
      platform,
      '^server/config\\.ts$',
      '^server/features/',
    ]),
    never(
      'feature-by-operations-only',
      { path: '^server/features/([^/]+)/', pathNot: test },
      { path: '^server/features/[^/]+/(operator-)?(queries|handlers)\\.ts$', pathNot: '^server/features/$1/' },
      'Of another feature only its operations: their files say what they do and keep its rules.',
    ),
    only('wiring-within-server', '^server/[^/]+\\.ts$', [
      '^contract/',
      '^i18n/',
      '^server/',
      '^web/(admin/)?entry\\.server\\.tsx$',
      '^db/seed/seed\\.ts$',
    ]),
    only('seed-on-server', '^db/', [
      '^db/',
      '^contract/',
      '^i18n/',
      '^server/(database|mail|html)/',
      '^server/features/[^/]+/(?!queries|handlers|operator-handlers)[^/]+\\.ts$',
    ]),
    never(
      'ui-without-business',
      { path: '^web/ui/', pathNot: test },
      { pathNot: ['^web/ui/', '^node_modules/(react|react-dom)/'] },
    ),
    only('lib-below-pages', '^web/lib/', ['^contract/', '^i18n/', '^web/(ui|lib)/', '^web/routes\\.ts$']),
    only('layouts-on-parts', '^web/layouts/', [
      '^contract/',
      '^i18n/',
      '^web/(ui|lib|layouts|features)/',
      '^web/routes\\.ts$',
    ]),
    never(
      'part-in-its-feature',
      { path: '^web/features/([^/]+)/', pathNot: [test, '-page\\.tsx$'] },
      { path: ownFolders, pathNot: ['^contract/', '^i18n/', '^web/(ui|lib)/', '^web/features/$1/'] },
    ),
    only('page-on-parts', '^web/features/.+-page\\.tsx$', [
      '^contract/',
      '^i18n/',
      '^web/(ui|lib|layouts|features)/',
      '^web/routes\\.ts$',
    ]),
    never(
      'pages-by-router-only',
      { pathNot: test },
      { path: '^web/(admin/)?features/.+-page\\.tsx$' },
      'A page is reached by its address.',
    ),
    never(
      'operator-apart',
      {
        path: '^(web|contract|i18n)/',
        pathNot: [
          '^web/admin/',
          '^contract/operator/',
          '^i18n/[^/]+/(index|admin-area)\\.ts$',
          '^i18n/load-admin-area\\.ts$',
          '^i18n/[^/]+/admin/',
          test,
        ],
      },
      { path: ['^web/admin/', '^contract/operator/', '^i18n/.*admin'] },
      'What customers load knows nothing of the back office.',
    ),
    only('admin-on-parts', '^web/admin/', [
      '^contract/',
      '^i18n/',
      '^web/(ui|lib|styles|admin|layouts/parts|features)/',
    ]),
    never('web-by-contract-only', { path: '^web/', pathNot: test }, { path: '^(server|db)/' }),
    never(
      'tests-by-nobody',
      { pathNot: [test, '^(testing|e2e|scripts)/', '^[^/]+$'] },
      { path: [test, '^(testing|e2e|scripts)/'] },
    ),
    never('no-cycles', {}, { circular: true }),
    never(
      'no-development-package',
      { path: '^(contract|i18n|server|web|db)/', pathNot: test },
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
