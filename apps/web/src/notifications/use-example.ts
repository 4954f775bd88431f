import type { Api, UnitSummary } from '@games/contract'
import type { Lead } from '@games/domain/notifications/pushed'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLocale } from '../i18n/use-t.ts'
import { useShownTime } from '../time/shown-time.ts'
import { exampleOf, type NextOf, type NoticeExample } from './notice-example.ts'

/** A unit by its RSC; null until it is there, and where it cannot be had. */
function useUnit(api: Pick<Api, 'getUnit'>, code: string | undefined): UnitSummary | null {
  const [unit, setUnit] = useState<UnitSummary | null>(null)
  useEffect(() => {
    if (code === undefined) return undefined
    let isLeft = false
    api.getUnit({ params: { code } }).then(
      (view) => {
        if (!isLeft) setUnit(view.unit)
      },
      // no example then
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [api, code])
  return unit?.code === code ? unit : null
}

/** The notification that will come of what is next; null: nothing is, or nothing is told of it. */
export function useExample(next: NextOf | null, lead: Lead | null): NoticeExample | null {
  const locale = useLocale()
  const shown = useShownTime()
  const { api } = useRouter().options.context
  const unit = useUnit(api, next?.code)
  return next && unit && lead !== null ? exampleOf(next, unit, lead, locale, shown) : null
}
