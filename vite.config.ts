import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serverInside } from './src-server/dev/vite-plugin.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src-client/routes',
      generatedRouteTree: 'src-client/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    serverInside(),
  ],
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node20',
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: { input: { main: 'src-server/main.ts' } },
      }
    : { outDir: 'dist/client', assetsInlineLimit: 0, chunkSizeWarningLimit: 450 },
  // In development the server's packages stay where they are; the build takes all in but the native one.
  ssr: isSsrBuild
    ? { noExternal: true, external: ['better-sqlite3', '@node-rs/argon2', 'pg-native'] }
    : {},
}))
