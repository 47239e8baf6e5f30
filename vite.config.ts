import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themeVariables } from './src-client/theme-variables.ts'
import { serverInside } from './src-server/dev/vite-plugin.ts'

const native = ['better-sqlite3', '@node-rs/argon2', 'pg-native', '@resvg/resvg-js', 'satori']

/** What runs on the server: the product itself, or the last step of its build. */
const serverBuilds: Record<string, { outDir: string; input: Record<string, string> }> = {
  production: { outDir: 'dist/server', input: { main: 'src-server/main.ts' } },
  prerender: { outDir: 'dist/prerender', input: { main: 'src-client/prerender/main.ts' } },
}

/** A page needs few files: what several routes share is in one file for each kind, beside the route's own. */
const chunkGroups = [
  { name: 'index', tags: ['$initial' as const] },
  {
    name: 'mantine',
    test: /node_modules\/(@mantine\/(core|hooks|form|notifications|store)|@floating-ui|react-(transition|remove|style)|use-)/,
    minShareCount: 2,
  },
  { name: 'data', test: /node_modules\/(@tanstack|@trpc|zod)/, minShareCount: 2 },
  { name: 'admin', test: /src-client\/admin/, minShareCount: 2 },
  { name: 'account', test: /src-client\/(dashboard|manage)/, minShareCount: 2 },
  { name: 'texts', test: /src-client\/content\/(articles|faq|help|legal)\//, minShareCount: 2 },
  { name: 'common', test: /src-client|shared/, minShareCount: 2 },
]

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src-client/routes',
      generatedRouteTree: 'src-client/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    themeVariables(),
    serverInside(),
  ],
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: serverBuilds[mode]?.outDir,
        ssrEmitAssets: false,
        // Every page includes the text of one of our functions (`boot-script.ts`).
        minify: mode === 'prerender',
        target: 'node20',
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: { input: serverBuilds[mode]?.input ?? {} },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 450,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
  // In development the server's packages are loaded from node_modules; the build bundles all but the native one.
  ssr: isSsrBuild ? { noExternal: true, external: native } : {},
}))
