import type { Report } from '@games/contract'

/** The reports of one kind, in their order. */
export interface ReportKind {
  /** ORIS code, or the title where none was sent; '' where neither was. */
  readonly key: string
  readonly reports: readonly Report[]
}
/** The reports of one event; `event` is null for those of the whole discipline. */
export interface ReportGroup {
  readonly event: Report['about']['event']
  readonly count: number
  readonly kinds: readonly ReportKind[]
}

/** Reports as they are listed: by event, then by kind. The order stays as received. */
export const groupReports = (reports: readonly Report[]): ReportGroup[] =>
  [...Map.groupBy(reports, ({ about }) => about.event?.code ?? '').values()].map((ofEvent) => ({
    event: ofEvent[0]?.about.event ?? null,
    count: ofEvent.length,
    kinds: [...Map.groupBy(ofEvent, ({ kind, title }) => kind ?? title ?? '')].map(([key, ofKind]) => ({
      key,
      reports: ofKind,
    })),
  }))
