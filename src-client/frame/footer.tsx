import { useRouter } from '@tanstack/react-router'
import { brand } from '../../shared/brand.ts'
import css from './footer.module.css'
import { footerLinks } from './footer-links.ts'
import { PageLink } from './page-link.tsx'

export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={`wide ${css.columns}`}>
        {footerLinks(useRouter()).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={css.title}>{title}</p>
            <ul className={css.list}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <address className={css.contact}>
          <p className={css.title}>Contact</p>
          <ul className={css.list}>
            <li>
              <a href={brand.phoneHref} className="figures">
                {brand.phone}
              </a>
            </li>
            <li>{brand.phoneHours}</li>
            <li>
              <a href={brand.emailHref}>{brand.email}</a>
            </li>
            {brand.supportHours.map(({ days, hours }) => (
              <li key={days}>
                Office {days} {hours}
              </li>
            ))}
          </ul>
        </address>
      </div>
      <p className={`wide ${css.small}`}>
        {brand.name} shows booking as a demonstration: no payment is taken.
      </p>
    </footer>
  )
}
