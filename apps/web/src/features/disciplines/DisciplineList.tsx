import type { Programme } from '@games/contract'
import { useDisciplinesInOrder } from '../../i18n/use-disciplines-in-order.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'

/** The disciplines of the games to choose from, with how many finals are decided; `address` says where each leads. */
export function DisciplineList({
  disciplines,
  address,
}: {
  disciplines: Programme['disciplines']
  address: (code: string) => string
}) {
  const t = useT()
  const { nameOf } = useNames()
  const inOrder = useDisciplinesInOrder()
  if (disciplines.length === 0) return <Empty title={t('discipline.none')} why={t('discipline.none-why')} />
  return (
    <ul className="discipline-list">
      {inOrder(disciplines).map(({ discipline, finishedEvents, totalEvents }) => (
        <li key={discipline.code}>
          <a className="discipline-line" href={address(discipline.code)}>
            <Pictogram code={discipline.code} />
            <b>{nameOf(discipline)}</b>
            <span>
              <span className="ui-hidden">
                {t('discipline.decided', { finished: finishedEvents, total: totalEvents })}
              </span>
              <span aria-hidden="true">{`${finishedEvents}/${totalEvents}`}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
