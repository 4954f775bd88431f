import { LOCALE_TAGS, type Locale } from '@games/domain'
import { html } from 'hono/html'

/** What the app's own error page says, and how its way to the start is named. */
interface Words {
  readonly title: string
  readonly why: string
  readonly home: string
}

/** A whole document of a few lines for an error's status (R3.4), for crawlers, and where rendering itself failed. */
export const fallbackPage = (status: number, locale: Locale, { title, why, home }: Words) => html`<!doctype html>
<html lang="${LOCALE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><h1>${status} ${title}</h1><p>${why}</p><p><a href="/">${home}</a></p></body>
</html>
`
