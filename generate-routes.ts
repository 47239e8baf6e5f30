import { Generator, getConfig } from '@tanstack/router-generator'

// Writes src-client/routeTree.gen.ts from the route files, as `npm run dev` and the build do: types can be checked
// without either.
const root = import.meta.dirname
await new Generator({ config: getConfig({}, root), root }).run()
