import { z } from 'zod'
import * as form from 'zod/mini'
import { OfficeChange } from '../office/office.ts'
import { Paging } from '../paging.ts'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { text } from '../texts.ts'
import { CODE_SETS, CodeNameDraft, CodeNames } from './code-names.ts'
import { Differences } from './differences.ts'
import { FeedMessageDetail, FeedMessages, FeedOverview } from './messages.ts'
import { Rebuilds, RebuildStart } from './rebuilds.ts'
import { FeedSources, KeyRevocation, KeyRotation, NewFeedKey, SourceContact, SourceDraft } from './sources.ts'
import { FEED_VERDICTS } from './verdicts.ts'

const MessageId = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) })
const RebuildId = MessageId
const SourceId = z.object({ id: z.coerce.number<number>().int().min(1).max(2_000_000_000) })
/** A code of a set, as ODF writes it. */
const CodeOfSet = z.object({ set: z.enum(CODE_SETS), code: z.string().regex(/^[A-Za-z0-9+.-]{1,34}$/) })
const KeyId = z.object({ id: z.uuid() })

export const feedDeskCalls = {
  getFeedOverview: {
    summary: 'What arrives now, by discipline, and where silence should worry',
    audience: 'operator',
    whileClosed: true,
    response: FeedOverview,
  },
  listFeedMessages: {
    summary: 'Messages and what became of them, newest first, fifty a page',
    audience: 'operator',
    whileClosed: true,
    query: Paging.extend({
      verdict: z.enum(FEED_VERDICTS).optional(),
      discipline: z
        .string()
        .regex(/^[A-Z0-9]{3}$/)
        .optional(),
      source: z.coerce.number<number>().int().min(1).max(2_000_000_000).optional(),
    }),
    response: FeedMessages,
  },
  getFeedMessage: {
    summary: 'A message: why it was refused and where, and the other versions of its document',
    audience: 'operator',
    whileClosed: true,
    params: MessageId,
    response: FeedMessageDetail,
  },
  reapplyFeedMessages: {
    summary: 'Rejected messages are looked at again: one, or all of the same kind of fault as it',
    audience: 'operator',
    whileClosed: true,
    params: MessageId,
    body: form.object({ all: form.boolean() }),
    response: OfficeChange,
  },
  dismissFeedMessage: {
    summary: 'A rejected message is left so, and waits for nobody any more',
    audience: 'operator',
    whileClosed: true,
    params: MessageId,
    response: OfficeChange,
  },
  listFeedSources: {
    summary: 'Who sends messages, by which keys, and who is paused',
    audience: 'operator',
    whileClosed: true,
    response: FeedSources,
  },
  addFeedSource: {
    summary: 'A new source with its first key, which is shown this once',
    audience: 'admin',
    whileClosed: true,
    body: SourceDraft,
    response: NewFeedKey,
  },
  changeFeedSource: {
    summary: 'Whom to call when a source is silent',
    audience: 'operator',
    whileClosed: true,
    params: SourceId,
    body: SourceContact,
    response: OfficeChange,
  },
  pauseFeedSource: {
    summary: 'What a source sends is stored and waits',
    audience: 'operator',
    whileClosed: true,
    params: SourceId,
    response: OfficeChange,
  },
  resumeFeedSource: {
    summary: 'What a paused source has sent is applied, in its order',
    audience: 'operator',
    whileClosed: true,
    params: SourceId,
    response: OfficeChange,
  },
  rotateFeedKey: {
    summary: 'A new key of a source, shown this once; those before it go on for so many hours',
    audience: 'admin',
    whileClosed: true,
    params: SourceId,
    body: KeyRotation,
    response: NewFeedKey,
  },
  revokeFeedKey: {
    summary: 'A key works no more from now on',
    audience: 'admin',
    whileClosed: true,
    params: KeyId,
    body: KeyRevocation,
    response: OfficeChange,
  },
  listDifferences: {
    summary: 'Where medal tables, medallists and configurations that sources sent are not what we derived',
    audience: 'operator',
    whileClosed: true,
    response: Differences,
  },
  listCodeNames: {
    summary: 'What codes are called, and where each name comes from: the first hundred',
    audience: 'operator',
    whileClosed: true,
    query: z.object({
      set: z.enum(CODE_SETS).optional(),
      q: text(0, 80).optional(),
      /** Those alone that the organiser has written. */
      own: z.literal('1').optional(),
    }),
    response: CodeNames,
  },
  saveCodeName: {
    summary: 'Writes what a code is called, above the feed’s and the built-in name',
    audience: 'operator',
    whileClosed: true,
    params: CodeOfSet,
    body: CodeNameDraft,
    response: OfficeChange,
  },
  removeCodeName: {
    summary: 'Takes out the organiser’s name of a code: the feed’s or the built-in one is shown again',
    audience: 'operator',
    whileClosed: true,
    params: CodeOfSet,
    response: OfficeChange,
  },
  listRebuilds: {
    summary: 'What was derived again from the messages stored, and how far that is',
    audience: 'operator',
    whileClosed: true,
    response: Rebuilds,
  },
  startRebuild: {
    summary:
      'Derives everything, or one discipline, again from the messages stored; visitors are shown what there was until then',
    audience: 'admin',
    whileClosed: true,
    body: RebuildStart,
    response: OfficeChange,
  },
  cancelRebuild: {
    summary: 'A rebuild that has not ended is given up, and everything stays as it was',
    audience: 'admin',
    whileClosed: true,
    params: RebuildId,
    response: OfficeChange,
  },
} as const satisfies PrivateEndpoints
