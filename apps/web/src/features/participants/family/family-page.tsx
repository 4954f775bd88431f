import { renderToStaticMarkup } from 'react-dom/server'
import { LOCALE_TAGS } from '../../../i18n/locale.ts'
import { loadMessages, translatorOf } from '../../../i18n/translator.ts'
import tokens from '../../../styles/tokens.css?raw'
import family from './family.css?raw'
import { FamilyPage, type FamilyPageProps } from './FamilyPage.tsx'

/** Written into the document: comments and blanks of the sources are not sent. */
const small = (css: string): string => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')

/** The only style and the only script of the page, which its security policy lets in by their digests. */
export const FAMILY_STYLE = small(tokens + family)
export const FAMILY_SCRIPT =
  "'serviceWorker'in navigator&&navigator.serviceWorker.register('/family/sw.js',{updateViaCache:'none'})"

/** The page of one athlete for a family (`/family/{id}`) as a whole document: useful without script, font or picture. */
export async function renderFamilyPage(props: Omit<FamilyPageProps, 't'>): Promise<string> {
  const { locale, profile } = props
  await loadMessages(locale, ['family', 'participants', 'status', 'units'])
  const t = translatorOf(locale)
  const title = renderToStaticMarkup(<title>{t('family.title', { name: profile.athlete.name })}</title>)
  return `<!doctype html>
<html lang="${LOCALE_TAGS[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${title}<style>${FAMILY_STYLE}</style></head>
<body>${renderToStaticMarkup(<FamilyPage {...props} t={t} />)}<script>${FAMILY_SCRIPT}</script></body></html>
`
}
