import type { MedalRow, PublishedMedals } from '@games/contract'
import { MEDALS } from '@games/domain/medals/medal-table'
import { countDifferences } from '@games/domain/medals/published-table'
import { dateWithYear } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { RankFigure } from './RankFigure.tsx'

type Counts = Pick<MedalRow, 'organisation' | 'gold' | 'silver' | 'bronze' | 'total'>
type Published = NonNullable<PublishedMedals['table']>
interface PublishedTableProps {
  readonly table: Published
  /** The rows of our table; empty before the first medal. */
  readonly own: readonly Counts[]
}

/** A medal table that another organisation published: its publisher, the differences from ours, and its rows. */
export function PublishedTable({ table, own }: PublishedTableProps) {
  const t = useT()
  const locale = useLocale()
  const { publisher, title, fileName } = table
  const day = dateWithYear(table.day, locale)
  const source = [title, fileName].filter((one) => one !== null && one !== '').join(', ')
  return (
    <section className="medals-published" aria-labelledby="medals-published">
      <h2 id="medals-published">{t('medals.published-title')}</h2>
      <p className="medals-published-by">
        {publisher === null
          ? t('medals.published-as', { name: title ?? fileName ?? '', day })
          : t('medals.published-by', { name: publisher, day })}
      </p>
      <p className="medals-note">{t('medals.published-source', { source })}</p>
      {own.length === 0 ? (
        <Rows rows={table.rows} />
      ) : (
        <>
          <Differences table={table} own={own} />
          <details>
            <summary className="link">{t('medals.published-show')}</summary>
            <Rows rows={table.rows} />
          </details>
        </>
      )}
    </section>
  )
}

/** The differences of the published table from ours, in words. */
function Differences({ table, own }: PublishedTableProps) {
  const t = useT()
  const text = useText()
  const found = countDifferences<Counts>(table.rows, own, ({ organisation }) => organisation.code)
  if (found.length === 0) return <p>{t('medals.published-same')}</p>
  return (
    <>
      <p>{t('medals.published-differs')}</p>
      <ul className="medals-published-differences">
        {found.map(({ row: { organisation }, ...counts }) => (
          <li key={organisation.code}>
            <b>{text(organisation.name, organisation.code)}</b>
            {': '}
            {MEDALS.filter((medal) => counts[medal] !== 0)
              .map((medal) =>
                t(counts[medal] > 0 ? 'medals.published-more' : 'medals.published-fewer', {
                  medal,
                  count: Math.abs(counts[medal]),
                }),
              )
              .join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}

function Rows({ rows }: Pick<Published, 'rows'>) {
  const t = useT()
  const text = useText()
  return (
    <table className="medals-table">
      <caption className="vh">{t('medals.published-title')}</caption>
      <thead>
        <tr>
          <th scope="col" className="medals-rank">
            {t('medals.rank')}
          </th>
          <th scope="col" className="medals-name-head">
            {t('medals.delegation')}
          </th>
          {MEDALS.map((medal) => (
            <th key={medal} scope="col" className="medals-figure">
              <MedalDisc medal={medal} label={t(`medals.won-${medal}`)} />
            </th>
          ))}
          <th scope="col" className="medals-figure">
            {t('medals.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ organisation, rank, rankEqual, total, ...counts }) => (
          <tr key={organisation.code}>
            <td className="medals-rank">
              <RankFigure rank={{ rank, equal: rankEqual }} />
            </td>
            <th scope="row" className="medals-name">
              <span>
                <Flag organisation={organisation} />
                <span className="medals-delegation">
                  <b>{text(organisation.name, organisation.code)}</b>
                </span>
              </span>
            </th>
            {MEDALS.map((medal) => (
              <td key={medal} className="medals-figure">
                {counts[medal]}
              </td>
            ))}
            <td className="medals-figure medals-total">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
