import type { DeskEvent, DeskOpenLine } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useUnitWords } from '@games/web/unit-words'
import { useT } from '../../i18n/use-t.ts'
import { ruleWords } from '../../ui/rule-words.ts'

/** What the sports' rules leave open of what the desks have sent, event by event; nothing where nothing is. */
export function OpenQuestions({ events }: { events: readonly DeskEvent[] }) {
  const t = useT()
  const locale = useLocale()
  const units = useUnitWords()
  const open = events.filter((event) => event.open.length > 0)
  if (open.length === 0) return null
  const said = ({ state, of, why }: DeskOpenLine): string =>
    state === 'against' ? t(`office-sheets.against-${of}`) : why ? ruleWords(t, why) : ''
  return (
    <section aria-labelledby="desk-open">
      <h2 className="office-h2" id="desk-open">
        {t('office-desk.open')}
      </h2>
      <p className="muted">{t('office-desk.open-why')}</p>
      <ul className="desk-rows">
        {open.flatMap((event) =>
          event.open.map((line, at) => (
            // lines have no name of their own, and the list changes as a whole
            <li key={`${event.event} ${at}`}>
              <span className="office-two">
                <b dir="auto">
                  {event.name ? pick(event.name, locale) : event.event.replace(/-+$/, '')}
                  {line.code.length > 22 ? ` · ${units.ofCode(line.code)}` : ''}
                </b>
                <span dir="auto">{[t(`office-sheets.by-rule-${line.of}`), said(line)].filter(Boolean).join(': ')}</span>
                {line.who.length > 0 ? <span dir="auto">{line.who.join(', ')}</span> : null}
              </span>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
