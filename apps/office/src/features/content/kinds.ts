import type { ContentBody } from '@games/contract/content/content-body'
import type { ContentKind } from '@games/domain/content/content-kinds'
import { PLACE_TYPES, PRIORITIES } from '@games/domain/content/content-kinds'

/** How a field is written. `nullable`: null where nothing is. */
export type FieldSpec =
  | { readonly as: 'localized'; readonly name: 'title' | 'name'; readonly lines?: number }
  | {
      readonly as: 'localized'
      readonly name: 'where' | 'directions' | 'notes'
      readonly nullable: true
      readonly lines?: number
    }
  | {
      readonly as: 'localized'
      readonly name: 'subject' | 'issuer'
      readonly nullable: true
      /** Characters. */
      readonly most: number
    }
  | { readonly as: 'attachments'; readonly name: 'attachments' }
  | { readonly as: 'rich'; readonly name: 'body'; readonly nullable: boolean }
  | { readonly as: 'text'; readonly name: 'address' | 'telephone' | 'link'; readonly type: 'text' | 'tel' | 'url' }
  | { readonly as: 'choice'; readonly name: 'level' | 'type' | 'priority'; readonly options: readonly ChoiceName[] }
  | { readonly as: 'flag'; readonly name: 'restricted' | 'isOrigin' }
  | { readonly as: 'number'; readonly name: 'people' }
  | { readonly as: 'point'; readonly name: 'point' }
  | { readonly as: 'opening'; readonly name: 'opening' }
  | { readonly as: 'banner'; readonly name: 'banner' }

export type FieldName = FieldSpec['name']
export type ChoiceName =
  | 'urgent'
  | 'important'
  | 'normal'
  | 'notice'
  | 'warning'
  | 'emergency'
  | 'hotel'
  | 'hospital'
  | 'other'

/** The kinds that are written here, each with its fields in their order. */
export const FIELDS = {
  informativo: [
    { as: 'localized', name: 'title' },
    { as: 'rich', name: 'body', nullable: false },
    { as: 'choice', name: 'priority', options: PRIORITIES },
    { as: 'localized', name: 'subject', nullable: true, most: 60 },
    { as: 'localized', name: 'issuer', nullable: true, most: 100 },
    { as: 'attachments', name: 'attachments' },
  ],
  announcement: [
    { as: 'localized', name: 'title' },
    { as: 'rich', name: 'body', nullable: true },
    { as: 'choice', name: 'level', options: ['notice', 'warning', 'emergency'] },
    { as: 'banner', name: 'banner' },
  ],
  volunteer: [
    { as: 'localized', name: 'title' },
    { as: 'localized', name: 'where', nullable: true },
    { as: 'rich', name: 'body', nullable: true },
    { as: 'number', name: 'people' },
    { as: 'flag', name: 'restricted' },
  ],
  place: [
    { as: 'localized', name: 'name' },
    { as: 'choice', name: 'type', options: PLACE_TYPES },
    { as: 'text', name: 'address', type: 'text' },
    { as: 'point', name: 'point' },
    { as: 'text', name: 'telephone', type: 'tel' },
    { as: 'text', name: 'link', type: 'url' },
    { as: 'localized', name: 'directions', nullable: true },
    { as: 'localized', name: 'notes', nullable: true },
    { as: 'opening', name: 'opening' },
    { as: 'flag', name: 'isOrigin' },
  ],
} as const satisfies { readonly [K in ContentKind]?: readonly FieldSpec[] }

export type WrittenKind = keyof typeof FIELDS
export const WRITTEN_KINDS = Object.keys(FIELDS) as readonly WrittenKind[]
export const isWrittenKind = (kind: string): kind is WrittenKind => Object.hasOwn(FIELDS, kind)

/** What a new one begins as. */
export const EMPTY: { readonly [K in WrittenKind]: Extract<ContentBody, { kind: K }> } = {
  informativo: {
    kind: 'informativo',
    title: { por: '' },
    priority: 'normal',
    subject: null,
    issuer: null,
    body: { por: { type: 'doc', content: [] } },
    attachments: [],
  },
  announcement: { kind: 'announcement', title: { por: '' }, level: 'notice', body: null, banner: null },
  volunteer: { kind: 'volunteer', title: { por: '' }, where: null, people: null, restricted: false, body: null },
  place: {
    kind: 'place',
    name: { por: '' },
    type: 'other',
    address: null,
    point: null,
    telephone: null,
    directions: null,
    notes: null,
    opening: [],
    link: null,
    isOrigin: false,
  },
}

/** Kinds that visitors see in the organiser's order. */
export const ORDERED: readonly WrittenKind[] = ['volunteer', 'place']
