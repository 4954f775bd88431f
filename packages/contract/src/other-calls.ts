import { MAX_TOPICS } from './live.ts'
import { OFFLINE_PACK_PATH } from './offline-pack/offline-pack.ts'
import { LIVE_PATH } from './paths.ts'

/** A call that is none of the contract's: it answers with something else than one JSON view, or takes something in. */
export interface OtherCall {
  readonly method: 'get' | 'post'
  /** As OpenAPI writes it. */
  readonly path: string
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  readonly note?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: 'path' | 'query' | 'header'
    readonly note: string
    readonly example?: string
    readonly schema?: object
    readonly required?: boolean
  }[]
  /** Media types of what is sent. */
  readonly takes?: readonly string[]
  /** Media type of what is answered. */
  readonly gives: string
  /** Further answers by status. */
  readonly answers?: Readonly<Record<string, string>>
  /** Only with the feed's key. */
  readonly keyed?: true
  /** Answered from the cache, and limited by address while it is not in it. */
  readonly limited?: true
}

const BOOK_LANG = {
  name: 'lang',
  in: 'query',
  note: 'Language; Portuguese where it is not said',
  schema: { type: 'string', enum: ['por', 'spa', 'eng'] },
} as const
const book = (
  name: string,
  code: string,
  example: string,
  summary: string,
  narrowed: NonNullable<OtherCall['parameters']> = [],
): OtherCall => ({
  method: 'get',
  path: `/api/books/${name}/{${code}}.pdf`,
  operationId: `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Book`,
  tag: 'Reports',
  summary,
  parameters: [{ name: code, in: 'path', note: 'As in the calls', example }, ...narrowed, BOOK_LANG],
  gives: 'application/pdf',
  limited: true,
})

const table = { name: 'kind', in: 'path', note: 'Which table', example: 'schedule' } as const

export const otherCalls: readonly OtherCall[] = [
  {
    method: 'get',
    path: LIVE_PATH,
    operationId: 'followTopics',
    tag: 'Live',
    summary: 'The event stream: every later change of the topics, numbered, without gap or repeat',
    note:
      'Events: `hello` {seq, serverNow, clock}; `topic` {seq, topic, kind: whole | units | changed, …}, whose id is its number; ' +
      '`refetch` {seq, jitterMs}, after which everything shown is to be asked for again. Asking with `games-min-seq: N` gives an answer ' +
      'that holds everything up to event N. docs/contracts/live-stream-server.md says what can be relied on.',
    parameters: [
      {
        name: 'topics',
        in: 'query',
        required: true,
        note: `1 to ${MAX_TOPICS}, separated by commas: medals:SCOPE, schedule:DAY, unit:RSC, plays:RSC, event:RSC, athlete:ID, discipline:CODE, ranks:CODE, reports:CODE, content:KIND, athletes, days, programme, ranking, banners, changes, published-medals`,
        example: 'medals:all',
      },
      {
        name: 'after',
        in: 'query',
        note: 'The newest event number the caller has; absent: from now on',
        schema: { type: 'integer' },
      },
      {
        name: 'last-event-id',
        in: 'header',
        note: 'As `after`, and before it: what EventSource sends when it comes back',
      },
    ],
    gives: 'text/event-stream',
    answers: { 405: 'Only GET: a stream has no HEAD' },
  },
  {
    method: 'get',
    path: OFFLINE_PACK_PATH,
    operationId: 'getOfflinePack',
    tag: 'Live',
    summary: 'The whole games for a device that will have no network, or what has changed of them since a version',
    note:
      'Lines of JSON. The first: {history, version, since, known, shape}; then a record each: [name, {part: value or null where it is gone}]. ' +
      'With `since` null the lines are all there is; else they are put onto that version. Views are named by call and input; a text that begins ' +
      'with `$` refers to a part that many views show. Forecasts and personal fields are left out (decision 0099).',
    parameters: [
      { name: 'history', in: 'query', note: 'Of what the caller has; absent: nothing' },
      { name: 'version', in: 'query', note: 'The version that the caller has', schema: { type: 'integer' } },
    ],
    gives: 'application/x-ndjson',
    answers: { 202: 'It is being made: ask again after `retry-after` seconds' },
  },
  {
    method: 'get',
    path: '/api/reports/files/{digest}/{name}',
    operationId: 'getReportFile',
    tag: 'Reports',
    summary: 'A report’s file, at the address its list gives; by ranges where asked',
    parameters: [
      { name: 'digest', in: 'path', note: 'Of the file’s bytes' },
      { name: 'name', in: 'path', note: 'Its name, with .pdf' },
      { name: 'range', in: 'header', note: 'bytes=FIRST-LAST (RFC 9110)' },
    ],
    gives: 'application/pdf',
    answers: { 206: 'The range asked for', 416: 'The range is not in the file' },
  },
  book('start-list', 'unit', 'JUDW57KG--------------FNL-000100', 'Start list of a unit'),
  book('results', 'unit', 'JUDW57KG--------------FNL-000100', 'Results of a unit'),
  book('final-rank', 'event', 'JUDW57KG', 'Final ranking of an event'),
  book('medals', 'scope', 'all', 'Medal table of a scope', [
    { name: 'at', in: 'query', note: 'The table as it stood then: 2027-09-14T18:00 venue time, or a day for its end' },
  ]),
  book('programme', 'day', 'today', 'Programme of a day', [
    { name: 'discipline', in: 'query', note: 'Of this discipline alone, three letters', example: 'JUD' },
  ]),
  {
    method: 'get',
    path: '/api/icons/{set}.json',
    operationId: 'getIcons',
    tag: 'Server',
    summary: 'Icons by name, in Iconify’s shape',
    parameters: [
      { name: 'set', in: 'path', note: 'mdi, or games for pictograms', example: 'games' },
      { name: 'icons', in: 'query', required: true, note: 'Names, separated by commas', example: 'jud' },
    ],
    gives: 'application/json',
  },
  {
    method: 'get',
    path: '/api/health',
    operationId: 'getHealth',
    tag: 'Server',
    summary:
      'State of the server: whether it is well, version and commit, newest event number, followers, pending messages, and progress of deriving everything again after an upgrade',
    gives: 'application/json',
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    operationId: 'getOpenApi',
    tag: 'Server',
    summary: 'This description (OpenAPI 3.1)',
    gives: 'application/json',
  },
  {
    method: 'post',
    path: '/ingest/odf',
    operationId: 'sendMessage',
    tag: 'Feed',
    summary: 'An ODF message; 200 only once it is safely stored',
    takes: ['application/xml'],
    gives: 'application/json',
    answers: { 413: 'Larger than 20 MB', 415: 'An unknown content-encoding' },
    keyed: true,
  },
  {
    method: 'get',
    path: '/ingest/odf',
    operationId: 'listMessages',
    tag: 'Feed',
    summary: 'What became of messages, newest first: verdict, reason, warnings',
    parameters: [
      {
        name: 'verdict',
        in: 'query',
        note: 'Messages of this verdict alone',
        example: 'rejected',
        schema: {
          type: 'string',
          enum: ['pending', 'held', 'applied', 'superseded', 'duplicate', 'rejected', 'voided', 'kept', 'withdrawn'],
        },
      },
      {
        name: 'limit',
        in: 'query',
        note: 'Most rows on a page',
        schema: { type: 'integer', minimum: 1, maximum: 200 },
      },
      { name: 'cursor', in: 'query', note: 'Where to go on: next of the page before' },
    ],
    gives: 'application/json',
    keyed: true,
  },
  {
    method: 'get',
    path: '/ingest/odf/{id}',
    operationId: 'getMessage',
    tag: 'Feed',
    summary: 'What became of a message: verdict, reason, warnings',
    parameters: [{ name: 'id', in: 'path', note: 'Number it was answered with', example: '4711' }],
    gives: 'application/json',
    keyed: true,
  },
  {
    method: 'post',
    path: '/ingest/tables/{kind}',
    operationId: 'sendTable',
    tag: 'Feed',
    summary: 'An organiser’s table: what it would change (`dry-run=1`), or into force',
    parameters: [
      table,
      { name: 'dry-run', in: 'query', note: '1: only what would change' },
      { name: 'file-name', in: 'query', note: 'Kept with the import' },
      { name: 'competition', in: 'query', note: 'Its code, while the server holds none' },
    ],
    takes: ['text/csv', 'application/json'],
    gives: 'application/json',
    answers: { 413: 'Larger than 20 MB' },
    keyed: true,
  },
  {
    method: 'post',
    path: '/ingest/sheets',
    operationId: 'sendSheet',
    tag: 'Feed',
    summary: 'A spreadsheet without codes: what it would change, row by row (`dry-run=1`), or into force',
    parameters: [
      { name: 'dry-run', in: 'query', note: '1: only what would change' },
      { name: 'file-name', in: 'query', note: 'Kept with the import' },
      { name: 'kind', in: 'query', note: 'What it is, where its columns do not tell' },
      { name: 'answer', in: 'query', note: 'Of a question: its key, =, and a code, new or skip' },
      { name: 'compared', in: 'query', note: '1: a person has compared the plan of a PDF with its pages' },
      { name: 'leave-out', in: 'query', note: '1: rows with doubts or problems stay out' },
      { name: 'remove', in: 'query', note: '1: what the sheet does not have goes' },
      { name: 'competition', in: 'query', note: 'Its code, while the server holds none' },
    ],
    takes: ['application/octet-stream'],
    gives: 'application/json',
    answers: { 413: 'Larger than 20 MB' },
    keyed: true,
  },
  {
    method: 'get',
    path: '/ingest/tables/imports',
    operationId: 'listImports',
    tag: 'Feed',
    summary: 'The tables brought in, newest first',
    gives: 'application/json',
    keyed: true,
  },
  {
    method: 'post',
    path: '/ingest/tables/imports/{id}/undo',
    operationId: 'undoImport',
    tag: 'Feed',
    summary: 'Takes a table back',
    parameters: [{ name: 'id', in: 'path', note: 'Number of the import', example: '1' }],
    gives: 'application/json',
    keyed: true,
  },
  {
    method: 'get',
    path: '/ingest/tables/templates/{kind}.csv',
    operationId: 'getTableTemplate',
    tag: 'Feed',
    summary: 'An empty table with its heads',
    parameters: [table],
    gives: 'text/csv',
    keyed: true,
  },
]
