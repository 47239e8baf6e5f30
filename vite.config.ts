import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { themeVariables } from './src-client/theme-variables.ts'
import { serverInside } from './src-server/dev/vite-plugin.ts'

/** Loaded from node_modules: native code, and packages that read files of their own. */
const external = [
  'better-sqlite3',
  '@node-rs/argon2',
  'pg-native',
  '@resvg/resvg-js',
  'satori',
  'pdfkit',
]

/** What runs on the server: the product itself, or the last step of its build. */
const serverBuilds: Record<string, { outDir: string; input: Record<string, string> }> = {
  production: { outDir: 'dist/server', input: { main: 'src-server/main.ts' } },
  prerender: { outDir: 'dist/prerender', input: { main: 'src-client/prerender/main.ts' } },
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    // Where the routes are is in tsr.config.json.
    tanstackRouter({
      autoCodeSplitting: true,
      // A route's data and its page are in one file.
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
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
        // Every page includes the text of one of our functions (`color-scheme-script.ts`).
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
  // In development the server's packages are loaded from node_modules; the build bundles the others.
  ssr: isSsrBuild ? { noExternal: true, external } : {},
}))
