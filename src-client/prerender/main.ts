import { join } from 'node:path'
import { compressFiles } from './compress.ts'
import { writePages } from './write-pages.ts'
import { writePictures } from './write-pictures.ts'

/** The last step of the build: pages, pictures for sharing, and everything compressed. */
const folder = join(process.cwd(), 'dist/client')
const pages = await writePages(folder)
await writePictures(folder)
compressFiles(join(folder, 'assets'))
console.log(`${pages} pages made`)
