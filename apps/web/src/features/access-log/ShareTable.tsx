import type { ReactNode } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { countText, shareText } from './figures.ts'

export interface Counted {
  readonly key: string
  readonly name: string
  readonly count: number
}

interface ShareTableProps {
  readonly title: string
  /** What a row is: "Aparelho". */
  readonly unit: string
  readonly rows: readonly Counted[]
  readonly total: number
}

/** Parts of the requests, the largest first, each with its bar, count and share. */
export function ShareTable({ title, unit, rows, total }: ShareTableProps) {
  const t = useT()
  const locale = useLocale()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section>
      <div className="ui-section">
        <h2>{title}</h2>
      </div>
      <table className="access-log-shares">
        <CountHead title={title} heads={[unit, null, t('access-log.count'), t('access-log.share')]} />
        <tbody>
          {rows.map(({ key, name, count }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                <svg className="access-log-part" viewBox="0 0 100 1" preserveAspectRatio="none">
                  <rect width={(count / most) * 100} height="1" />
                </svg>
              </td>
              <td>{countText(count, locale)}</td>
              <td>{t('access-log.per-cent', { share: shareText(count, total, locale) || '0' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function CountHead({ title, heads }: { title: string; heads: readonly (ReactNode | null)[] }) {
  return (
    <>
      <caption className="vh">{title}</caption>
      <thead className="vh">
        <tr>
          {heads.map((head, at) =>
            head === null ? (
              <td key={String(at)} />
            ) : (
              <th key={String(at)} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
    </>
  )
}
