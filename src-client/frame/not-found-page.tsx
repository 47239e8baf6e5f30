import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brand } from '../../shared/brand.ts'
import css from './message-page.module.css'
import scene from './not-found.svg'

export function NotFoundPage() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    document.title = `Page not found | ${brand.name}`
    console.error('There is no page at', path)
  }, [path])
  return (
    <div className={`wide ${css.beside}`}>
      <div className={css.page}>
        <p className={css.code}>404</p>
        <h1>Oops! Page not found</h1>
        <p className={css.text}>The address may be mistyped, or the page has moved.</p>
        <p className={css.links}>
          <Link to="/">Return to Home</Link>
          <Link to="/services">See all services</Link>
        </p>
      </div>
      <img className={css.scene} src={scene} alt="" width={400} height={300} />
    </div>
  )
}
