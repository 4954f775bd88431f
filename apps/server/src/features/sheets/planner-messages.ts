import type { SheetPlan } from '@games/contract'
import type { PublishedTable } from '@games/domain'
import type { TextEncodingName } from '@games/domain/sheets/text-encodings'
import type { Draft } from '@games/odf/tables/index'
import type { Counted, GamesClockOf } from '../imports/index.ts'
import type { TakenWord } from '../imports/index.ts'
import type { WorkbookFault } from './workbook.ts'
import type { Progress, SheetChoices } from './sheets.queries.ts'
import type { Part } from './views.ts'

/** What is asked of the thread that plans, one after the other. */
export type Asked =
  | {
      readonly kind: 'open'
      readonly fileName: string
      readonly bytes: Uint8Array
      readonly encoding: TextEncodingName | null
    }
  | {
      readonly kind: 'plan'
      readonly choices: SheetChoices
      readonly clock: GamesClockOf
      readonly about: Pick<SheetPlan, 'id' | 'fileName' | 'action'>
      readonly part: Part
    }
  /** What is planned, part by part. */
  | { readonly kind: 'next' }
  /** Rows of the statement that it asked for. */
  | { readonly kind: 'rows'; readonly rows: readonly object[]; readonly last: boolean }
  /** The statement failed: what asked for it fails too. */
  | { readonly kind: 'no-rows' }

export interface ShownPlan {
  readonly view: SheetPlan
  readonly plan: Counted
  /** A medal table that is published with it; null: none. */
  readonly published: PublishedTable | null
}

/** What it answers. */
export type Answered =
  | { readonly kind: 'opened'; readonly fault: WorkbookFault | null }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly kind: 'planned'; readonly planned: ShownPlan }
  | {
      readonly kind: 'part'
      readonly drafts: readonly Draft[]
      readonly words: readonly TakenWord[]
      readonly last: boolean
    }
  | { readonly kind: 'failed'; readonly message: string }
