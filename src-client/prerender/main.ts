import { join } from 'node:path'
import { createMemoryHistory } from '@tanstack/react-router'
import { createAppRouter } from '../router.tsx'
import { compressFiles } from './compress.ts'
import { listPages } from './list-pages.ts'
import { listPictures } from './list-pictures.ts'
import { writePages } from './write-pages.ts'
import { writePictures } from './write-pictures.ts'

/** The last step of the build: pages, pictures for sharing, and everything compressed. */
const folder = join(process.cwd(), 'dist/client')
const router = createAppRouter(createMemoryHistory())
const pages = await writePages(folder, await listPages(router))
await writePictures(folder, listPictures(router))
compressFiles(join(folder, 'assets'))
console.log(`${pages} pages made`)
