import type { DisciplineWithFormat } from '@games/contract'
import { useState } from 'react'
import { useDisciplineName } from '../../calls/use-discipline-name.ts'
import { useT } from '../../i18n/use-t.ts'
import { FormatChoice } from './FormatChoice.tsx'

/** The formats of whole disciplines: for all of their events without a format. */
export function DisciplineFormats({ disciplines }: { readonly disciplines: readonly DisciplineWithFormat[] }) {
  const t = useT()
  const name = useDisciplineName()
  const [picked, setPicked] = useState('')
  const hasFormat = ({ parts }: DisciplineWithFormat): boolean => parts.some(({ format }) => format !== null)
  const offered = disciplines.filter((one) => hasFormat(one) || (one.parts.length > 0 && one.events > 1))
  const shown = offered.filter((one) => hasFormat(one) || one.discipline === picked)
  const others = offered.filter((one) => !hasFormat(one))
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="medals-disciplines">
      <h2 className="office-h2" id="medals-disciplines">
        {t('office-medals.disciplines')}
      </h2>
      <p className="muted">{t('office-medals.disciplines-about')}</p>
      {others.length > 0 ? (
        <label className="medals-other">
          {t('office-medals.discipline')}
          <select
            className="ui-select"
            value={others.some(({ discipline }) => discipline === picked) ? picked : ''}
            onChange={({ target }) => setPicked(target.value)}
          >
            <option value="">{t('office-medals.discipline-pick')}</option>
            {others.map(({ discipline }) => (
              <option key={discipline} value={discipline}>
                {name(discipline)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <ul className="medals-events">
        {shown.map(({ discipline, events, parts }) => (
          <li key={discipline}>
            <h3>{name(discipline)}</h3>
            <p>{t('office-medals.how-discipline', { count: events })}</p>
            {parts.map((part) => (
              <FormatChoice
                key={part.part}
                code={discipline.padEnd(34, '-')}
                title={t(`office-medals.part-${part.part}`)}
                of={part}
                canWithdraw
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
