import { brand } from '../../shared/brand.ts'
import { escapeHtml } from '../escape-html.ts'

const style = {
  page: 'margin:0;padding:24px 12px;background:#f6f1e7;font-family:Arial,Helvetica,sans-serif;color:#2b2a27',
  card: 'max-width:560px;margin:0 auto;background:#ffffff;border-radius:16px;padding:28px',
  name: 'margin:0 0 20px;font-size:18px;font-weight:bold;color:#1f5a45',
  title: 'margin:0 0 12px;font-size:24px;line-height:1.25',
  paragraph: 'margin:0 0 14px;font-size:16px;line-height:1.5',
  button:
    'display:inline-block;padding:13px 22px;border-radius:10px;background:#1f5a45;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none',
  link: 'margin:16px 0 0;font-size:15px',
  small: 'margin:20px 0 0;font-size:13px;line-height:1.5;color:#6b6259',
  label:
    'padding:6px 16px 6px 0;font-size:15px;color:#6b6259;vertical-align:top;white-space:nowrap',
  value:
    'padding:6px 0;font-size:15px;vertical-align:top;white-space:pre-line;word-break:break-word',
} as const

interface Link {
  label: string
  url: string
}

export interface MailBody {
  title: string
  paragraphs: string[]
  rows: [label: string, value: string][]
  action: Link
  links: Link[]
  small: string[]
}

/** An email's body as plain text and as HTML that phones display well. All text is escaped here. */
export function layout({ title, paragraphs, rows, action, links, small }: MailBody) {
  const contact = `Questions? Write to ${brand.email} or call ${brand.phone}.`
  const text = [
    title,
    ...paragraphs,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...[action, ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...small,
    contact,
  ].join('\n\n')
  const tableRows = rows
    .map(
      ([label, value]) =>
        `<tr><td style="${style.label}">${escapeHtml(label)}</td><td style="${style.value}">${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  const anchor = ({ label, url }: Link, look: string) =>
    `<a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a>`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${style.page}"><div style="${style.card}">
<p style="${style.name}">${brand.name}</p>
<h1 style="${style.title}">${escapeHtml(title)}</h1>
${paragraphs.map((line) => `<p style="${style.paragraph}">${escapeHtml(line)}</p>`).join('\n')}
<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px">${tableRows}</table>
<p style="margin:0">${anchor(action, style.button)}</p>
${links.map((link) => `<p style="${style.link}">${anchor(link, 'color:#1f5a45')}</p>`).join('\n')}
${[...small, contact].map((line) => `<p style="${style.small}">${escapeHtml(line)}</p>`).join('\n')}
</div></body></html>`
  return { text, html }
}
