import type { ContentRow } from '@games/contract'
import type { ContentKind } from '@games/domain/content/content-kinds'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { useT } from '../../i18n/use-t.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { StateMark } from './marks.tsx'
import { moved } from '../../ui/moved.ts'
import { OrderButtons } from './OrderButtons.tsx'

interface OrderListProps {
  readonly kind: ContentKind
  /** All of the kind, in their order. */
  readonly rows: readonly ContentRow[]
  readonly onDone: () => void
}

/** The order in which visitors see a kind, by dragging or by keys; each move is in force at once and can be taken back. */
export function OrderList({ kind, rows, onDone }: OrderListProps) {
  const t = useT()
  const client = useQueryClient()
  const [order, setOrder] = useState(rows)
  const [dragged, setDragged] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const nameOf = ({ title }: ContentRow) => (title.por.trim() === '' ? t('office-content.untitled') : title.por)
  const put = async (next: readonly ContentRow[], before: readonly ContentRow[], isUndone = false) => {
    setOrder(next)
    setBusy(true)
    try {
      await call('orderContent', { params: { kind }, body: { ids: next.map(({ id }) => id) } })
      void client.invalidateQueries({ queryKey: ['listContent'] })
      toast.success(t(isUndone ? 'office.undone' : 'office-content.ordered'), {
        ...(!isUndone && { action: { label: t('office.undo'), onClick: () => void put(before, next, true) } }),
      })
    } catch {
      setOrder(before)
      toast.error(t('office-content.not-ordered'), { description: t('office-content.not-ordered-why') })
    } finally {
      setBusy(false)
    }
  }
  const move = (from: number, to: number) => {
    if (!busy && from !== to) void put(moved(order, from, to), order)
  }
  return (
    <>
      <p className="content-row">
        <span className="muted small">{t('office-content.order-how')}</span>
        <Button onClick={onDone}>{t('office-content.order-done')}</Button>
      </p>
      <ol className="content-list content-ordered">
        {order.map((row, at) => (
          // dragging is extra: the buttons of a row move it too
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={row.id}
            data-dragged={dragged === at ? '' : undefined}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move'
              setDragged(at)
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) move(dragged, at)
              setDragged(null)
            }}
          >
            <OfficeIcon name="grip" />
            <span className="content-place">{at + 1}</span>
            <b>{nameOf(row)}</b>
            <StateMark row={row} />
            <OrderButtons name={nameOf(row)} at={at} count={order.length} onMove={(to) => move(at, to)} />
          </li>
        ))}
      </ol>
    </>
  )
}
