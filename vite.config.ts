import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type BuildEnvironmentOptions, type Plugin, type Rolldown } from 'vite'
import { codesOf, endpointsOf, type Contract } from './platform/contract/endpoint.ts'
import { contract } from './site/contract.ts'
import { liveCalls } from './site/live-calls.ts'
import { operatorContract } from './site/office-contract.ts'
import { nameFiles } from './platform/web/page-file.ts'
import { operatorLiveCalls } from './site/office-live-calls.ts'
import { pagesForBrowsers } from './scripts/pages-for-browsers.ts'
import { fileBeside } from './scripts/file-beside.ts'
import { precompress } from './scripts/precompress.ts'
import { oneByte } from './scripts/one-byte.ts'
import { installed, smallPackage } from './scripts/small-package.ts'
import { shortName } from './scripts/short-names.ts'
import { quickReact, smallReact, textServer } from './scripts/small-react.ts'

/** The browser needs method and path of the calls that it makes, not their schemas. */
function wires(id: string, calls: Contract, live: Record<string, readonly string[]>): Plugin {
  return {
    name: id,
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined
      const slim = Object.entries(live).map(([noun, verbs]) => [
        noun,
        Object.fromEntries(
          verbs.map((verb) => [verb, { method: calls[noun]?.[verb]?.method, path: calls[noun]?.[verb]?.path }]),
        ),
      ])
      return `export default ${JSON.stringify(Object.fromEntries(slim))}`
    },
  }
}

/** Preloading a page needs to know the file behind its import: on the server alone, so browsers do not load the names. */
const pageFiles: Plugin = {
  name: 'page-files',
  // Before anything else rewrites the imports.
  enforce: 'pre',
  transform: {
    filter: { id: /\/site\/(?:web|office)\/routes[\w/-]*\.ts$/ },
    handler(source) {
      return this.environment.name === 'client' ? undefined : nameFiles(source)
    },
  },
}

/** Which calls ask for a permission, so that pages need not say it again. By permission, since few guard many. */
function permissions(id: string, calls: Contract): Plugin {
  const guarded: Record<string, string[]> = {}
  for (const { name, endpoint } of endpointsOf(calls))
    for (const code of codesOf(endpoint)) (guarded[code] ??= []).push(name)
  const table = JSON.stringify(guarded)
  return {
    name: id,
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? `export default ${table}` : undefined),
  }
}

type RolldownOutput = Rolldown.OutputOptions

const demoFolder = normalizePath(join(import.meta.dirname, 'demo/'))
const isDemo = (id: string) => id.startsWith(demoFolder)

/** The whole of `dist` is emptied, so this comes before the builds for browsers. The demonstration is a folder that can be left out. */
const ssr: BuildEnvironmentOptions = {
  ssr: true,
  outDir: 'dist',
  target: 'node22',
  rolldownOptions: {
    input: 'site/server/start.ts',
    output: {
      entryFileNames: 'server/main.js',
      chunkFileNames: ({ moduleIds }) => `${moduleIds.some(isDemo) ? 'demo' : 'server'}/[name]-[hash].js`,
    },
  },
}

/**
 * Few files of sensible size: every small one would cost a visitor a request of its own. React changes least. The frame is
 * what else the entry reaches, the kit what many pages share, goods how products are shown.
 */
const publicSite: RolldownOutput = {
  // The entry names every page's scripts and styles, so their names are short. What else there is the server names too, by
  // its own build.
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '[hash:6]' : '[name]-[hash]'}[extname]`,
  codeSplitting: {
    groups: [
      {
        name: 'react',
        test: /[\\/](node_modules[\\/](react|react-dom|scheduler)[\\/]|site[\\/]web[\\/]start-react)/,
        priority: 4,
      },
      { name: 'frame', tags: ['$initial'], priority: 3 },
      // Only what reads a spreadsheet needs them: not in one file with what a first page needs.
      { name: 'schemas', test: /[\\/]valibot[\\/]/, priority: 2 },
      {
        name: 'kit',
        test: /[\\/](platform[\\/]ui[\\/](?!table)|platform[\\/]web[\\/]stored-picture|platform[\\/]texts[\\/][\w-]+\.ts|goods[\\/](product-title|stated-figure))/,
        minShareCount: 20,
        priority: 1,
      },
      // What is typed and read as figures needs no picture of a product.
      {
        name: 'figures',
        test: /[\\/](parameters[\\/]units|goods[\\/]stated-figure)\.ts/,
        minShareCount: 3,
        priority: 1,
      },
      // The page of the enquiry and what fills it from elsewhere share these.
      {
        name: 'draft',
        test: /enquiries[\\/](quantities|enquiry-limits|typed-line|pages[\\/](draft|enquiry-form-data))\.ts/,
        minShareCount: 2,
      },
      { name: 'goods', test: /[\\/](product-card|product-figures|compare-basket|use-units)\.tsx?/, minShareCount: 3 },
    ],
  },
}

/** A module of ours that nothing is used of is left out: all but the starting ones only declare. */
const doesSomething = (id: string) =>
  !/\/(?:platform|identity|catalogue|content|trade|service|site)\/.*\.tsx?$/.test(id) ||
  /\/(?:start-react|entry\.client)\./.test(id)

/** What a browser loads. A page carries the styles of its own files within it, and those of the next come with its scripts. */
const client = (outDir: string, input: string, output?: RolldownOutput): BuildEnvironmentOptions => ({
  outDir,
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: false,
  rolldownOptions: { input, output, treeshake: { moduleSideEffects: doesSomething } },
})

/** What pages share comes in one file: operators stay for hours and go everywhere. */
const backOffice: RolldownOutput = {
  codeSplitting: {
    groups: [{ name: 'kit', test: /\/(?:platform|identity|catalogue|content|trade|service|site)\//, minShareCount: 4 }],
  },
}

// The back office is a build of its own (`--mode admin`): nothing of it can end up in what customers load.
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    pageFiles,
    permissions('virtual:permissions', contract),
    pagesForBrowsers(),
    wires('virtual:wires', contract, liveCalls),
    wires('virtual:operator-wires', operatorContract, operatorLiveCalls),
    fileBeside(),
    precompress(),
    smallPackage(),
    quickReact(),
    isSsrBuild && oneByte,
    !isSsrBuild && mode !== 'admin' && smallReact(),
  ],
  appType: 'custom',
  css: { modules: { generateScopedName: command === 'build' ? shortName : undefined } },
  base: mode === 'admin' ? '/admin/' : '/',
  // Libraries are built in: few packages remain to be installed, and pages run in production mode whatever the environment says.
  ...(isSsrBuild && {
    resolve: { alias: { 'react-dom/server': join(import.meta.dirname, textServer) } },
    ssr: { noExternal: true, external: installed },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  publicDir: isSsrBuild || mode === 'admin' ? false : 'public',
  build: isSsrBuild
    ? ssr
    : mode === 'admin'
      ? client('dist/admin', 'site/office/entry.client.tsx', backOffice)
      : client('dist/client', 'site/web/entry.client.tsx', publicSite),
}))
