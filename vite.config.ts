import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contract } from './contract/index.ts'
import { precompress } from './scripts/precompress.ts'

/** The browser needs method and path of every call, not its schemas: those weigh more than the rest of the client. */
function wires(): Plugin {
  const id = 'virtual:wires'
  return {
    name: 'wires',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined
      const slim = Object.entries(contract).map(([noun, endpoints]) => [
        noun,
        Object.fromEntries(Object.entries(endpoints).map(([verb, { method, path }]) => [verb, { method, path }])),
      ])
      return `export default ${JSON.stringify(Object.fromEntries(slim))}`
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), wires(), precompress()],
  appType: 'custom',
  // The pages' libraries are built in, so that they run in production mode whatever the environment says.
  ...(isSsrBuild && {
    ssr: { noExternal: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { ssr: true, outDir: 'dist/server', target: 'node22', rolldownOptions: { input: 'server/main.ts' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'web/entry.client.tsx' },
      },
}))
