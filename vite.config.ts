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
  { name: 'index', tags: ['$initial' as const], minShareCount: 1 },
  {
    name: 'mantine',
    test: /node_modules\/@mantine\/(core\/(styles|esm\/(?!components\/(Modal|Drawer|ScrollArea|Notification|Overlay|FocusTrap|Popover)))|hooks|form)/,
  },
  // Dialogs, drawers and toasts: nothing of them shows before the first tap.
  {
    name: 'overlays',
    test: /src-client\/ui\/(overlay\/|toast\/mantine)|node_modules\/(@mantine\/(notifications|core)|@floating-ui|react-(transition-group|remove-scroll))/,
    minShareCount: 1,
  },
  {
    name: 'base',
    test: /src-client\/(ui\/(?!forms\/use-schema-form|overlay\/|toast\/mantine)|catalogue\/|[\w-]+\.ts$)|src-client\/content\/(page\/(prose|plain-text)|search-engines\/)|shared\/(services\/|(brand|bundles|business-time|catalogue|error-code|format-list|keys-of|money|numbers|policy|pricing|promises|service-areas|paths)\.ts)/,
  },
  {
    name: 'content',
    test: /src-client\/content\/(page|how-it-works|reviews|service-areas)\//,
  },
  // What validates forms: pages without one do not load it.
  {
    name: 'forms',
    test: /node_modules\/zod\/|src-client\/(ui\/forms\/use-schema-form|content\/message-form\/)|shared\//,
  },
  { name: 'auth', test: /src-client\/auth\// },
  { name: 'booking', test: /src-client\/booking\// },
  // The later steps come together, prefetched from the first.
  {
    name: 'booking-steps',
    test: /src-client\/routes\/booking\/\$flow\/(quote|schedule|checkout|success)/,
    minShareCount: 1,
  },
  { name: 'account', test: /src-client\/(dashboard|manage)\// },
  { name: 'admin', test: /src-client\/admin\// },
].map((group, index) => ({ minShareCount: 2, priority: 100 - index, ...group }))

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
  // In development the server's packages are loaded from node_modules; the build bundles all but the native one.
  ssr: isSsrBuild ? { noExternal: true, external: native } : {},
}))
