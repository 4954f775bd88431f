import { type FormName, forms, type Games } from '@games/contract'
import { Hono } from 'hono'
import type { FormMakers } from '../features/forms/index.ts'
import { type RawInput, checkedInput, withTodayNamed } from './handlers.ts'
import type { Answer, KeptAnswers } from './kept-answers.ts'
import { queryOf } from './query.ts'
import { send } from './respond.ts'
import { API_HEADERS, isSecure } from './security.ts'
import type { SiteOrigin } from './site-origin.ts'

export interface FormDeps {
  readonly forms: FormMakers
  readonly answers: KeptAnswers
  readonly games: () => Games
  readonly siteOrigin: SiteOrigin
}

type AnyMaker = (input: unknown, origin: string) => ReturnType<FormMakers[FormName]>

/**
 * What the calls answer, as CSV and as calendars: kept like the calls until a topic changes. Calendars link to the site, so that they
 * are kept for the address it was asked under.
 */
export function formRoutes({ forms: makers, answers, games, siteOrigin }: FormDeps): Hono {
  const app = new Hono()
  for (const name of Object.keys(forms) as FormName[]) {
    const form = forms[name]
    const known = Object.keys(form.query.shape)
    // each maker takes what its own form has just checked, which the type of a table cannot say
    const make = makers[name] as AnyMaker
    const [type, extension] = TYPES[form.path.endsWith('.csv') ? 'csv' : 'ics']
    const build = (input: RawInput, origin: string) => async (): Promise<Answer> => {
      const made = await make(checkedInput(form, input), origin)
      return {
        status: 200,
        type,
        body: made.body,
        topics: made.topics,
        headers: {
          'content-disposition': `${extension === 'csv' ? 'attachment' : 'inline'}; filename="${made.name}.${extension}"`,
        },
      }
    }
    app.get(form.path, async (c) => {
      const input = withTodayNamed({ params: c.req.param(), query: queryOf(c, known) }, games)
      const origin = siteOrigin(c.req.header('host') ?? new URL(c.req.url).host, isSecure(c))
      const key = `form ${name} ${extension === 'ics' ? origin : ''} ${JSON.stringify(input)}`
      return send(c, answers, await answers.answer(key, build(input, origin)), API_HEADERS)
    })
  }
  return app
}

/** A calendar is opened by whoever takes calendars; a table is kept as a file. */
const TYPES = {
  csv: ['text/csv; charset=utf-8; header=present', 'csv'],
  ics: ['text/calendar; charset=utf-8; method=PUBLISH', 'ics'],
} as const
