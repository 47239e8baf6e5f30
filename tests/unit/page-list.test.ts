import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { serviceIds } from '../../shared/catalogue.ts'
import { pageList } from '../../shared/pages/page-list.ts'
import { articles } from '../../src-client/content/articles/index.ts'
import { helpTopics } from '../../src-client/content/help/topics/index.ts'
import { footerLinks } from '../../src-client/frame/footer-links.ts'
import { pageRoutes } from '../../src-client/page-routes.ts'
import { listPages } from '../../src-client/prerender/list-pages.ts'
import { listPictures } from '../../src-client/prerender/list-pictures.ts'
import { createAppRouter } from '../../src-client/router.tsx'
import { isPage } from '../../src-server/http/pages/page-list.ts'

const router = createAppRouter(createMemoryHistory())
const list = await listPages(router)

test('the site map has a page for each service, help topic and article', () => {
  const below = (folder: string) =>
    list.public.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
  expect(below('/booking/')).toEqual(serviceIds)
  expect(below('/help/')).toEqual(helpTopics.map(({ slug }) => slug))
  expect(below('/how-to-articles/')).toEqual(articles.map(({ slug }) => slug))
})

test('no path is listed twice, and what the server reads is what the build writes', () => {
  const paths = [...list.prerendered, ...list.others]
  expect(new Set(paths).size).toBe(paths.length)
  expect(list.prerendered).toEqual(expect.arrayContaining([...list.public]))
  expect(pageList.parse(JSON.parse(JSON.stringify(list)))).toEqual(list)
})

test('a public route with parameters that does not name its pages stops the build', async () => {
  const topic = router.routesById['/help/$topic']
  const { params: _params, ...silent } = topic.options.staticData ?? {}
  const route = { fullPath: topic.fullPath, options: { staticData: silent } }
  await expect(listPages({ routesById: { route } })).rejects.toThrow('/help/$topic')
})

test('a page that is not public is not in the site map, and is prerendered only if its route says so', () => {
  const indexed = (path: string) => list.public.includes(path)
  expect(list.prerendered.filter((path) => !indexed(path)).toSorted()).toEqual([
    '/auth',
    '/auth/forgot-password',
  ])
  for (const path of ['/dashboard', '/admin', '/admin/customers/$userId', '/manage/$bookingId']) {
    expect(list.others).toContain(path)
  }
})

test.each([
  '/',
  '/about',
  '/about/',
  '/help/getting-started',
  '/how-to-articles/fix-running-toilet',
  '/booking/hvac',
  '/booking/hvac/quote',
  '/booking/hvac/success',
  '/booking/multi-service/details',
  '/booking/multi-service/checkout',
  '/auth/reset-password',
  '/dashboard',
  '/dashboard/billing',
  '/admin',
  '/admin/customers/any-id',
  '/manage/any-id',
])('%s is a page', (path) => {
  expect(isPage(list)(path)).toBe(true)
})

test.each([
  '/nope',
  '/About',
  '/about/nope',
  '/help/nope',
  '/how-to-articles/nope',
  '/booking',
  '/booking/nope',
  '/booking/nope/quote',
  '/booking/hvac/nope',
  '/booking/hvac/details',
  '/booking/hvac/quote/nope',
  '/booking/multi-service',
  '/admin/nope',
  '/admin/customers/any-id/nope',
  '/manage',
  '/manage/any-id/nope',
  '/dashboard/nope',
  '/404',
])('%s is no page', (path) => {
  expect(isPage(list)(path)).toBe(false)
})

test('in the footer no two links of a group have the same position, and none leads nowhere', () => {
  for (const { title, links } of footerLinks(router)) {
    const positions = links.map(({ order }) => order)
    expect(positions.length, title).toBeGreaterThan(0)
    expect(positions, title).toEqual([...new Set(positions)].toSorted((one, two) => one - two))
    for (const { to } of links) expect(list.public, title).toContain(to)
  }
})

test('every picture that a public page names is drawn', () => {
  const drawn = listPictures(router).map(({ name }) => name)
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const { fullPath, options } of pageRoutes(router)) {
    const { image } = options.staticData?.page ?? {}
    if (image) expect(drawn, fullPath).toContain(image)
  }
})
