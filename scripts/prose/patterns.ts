import type { Kind } from './pieces.ts'

export interface Pattern {
  /**
   * The words to find. A space matches a line break too, and `^` at the head matches the start of every sentence. A name is matched as
   * words: `maxRows` is "max rows", `MAX_ROWS` is "MAX ROWS".
   */
  readonly words: RegExp
  /** The plain words to use. */
  readonly use: string
  readonly in: readonly Kind[]
  /** A text that the pattern finds, and texts close to it that are plain. The tests read them. */
  readonly bad: string
  readonly good?: readonly string[]
}

/** An entry of a table, which gives the kinds of text that it is for unless the entry does. */
type Entry = Omit<Pattern, 'in'> & Partial<Pick<Pattern, 'in'>>

const NAMES: readonly Kind[] = ['variable', 'identifier', 'file name']
const SENTENCES: readonly Kind[] = ['comment', 'test name', 'doc', 'commit subject']
const PROSE: readonly Kind[] = [...SENTENCES, 'message']

/** Words that are not plain English in sentences. */
const SENTENCE_PATTERNS: readonly Entry[] = [
  { words: /\banew\b/i, use: 'again', bad: 'Loads the page anew.' },
  {
    words: /\b(?:un)?told\b(?! apart)/i,
    use: 'sent, notified, shown, reported',
    bad: 'Each device is told of the result.',
    good: ['The two are told apart by their codes.'],
  },
  {
    words: /\btells? (?:of|by|so|itself)\b/i,
    use: 'reports, shows, notifies',
    bad: 'Tells of each log when it is read.',
    good: ['Tells the worker to reload.'],
  },
  { words: /\bsaid\b/i, use: 'stated, reported, sent, defined', bad: 'It is said once, in the changelog.' },
  {
    words: /(?<!\bunless\b[^.;]{0,60})\bsays? (?:so|of|nothing|anything|otherwise|aloud|by|to be)\b/i,
    use: 'reports, shows, names, contains',
    bad: 'An empty day says so.',
    good: ['Messages are answered with 200 unless a test says otherwise.', 'The tooltip says why.'],
  },
  { words: /\blets? be\b/i, use: 'dismiss, ignore', bad: 'A file is let be once.' },
  {
    words: /\b(?:is|are|was|were|been) let\b/i,
    use: 'is allowed, is dismissed, is released',
    bad: 'What the account read is let go.',
    good: ['Let the browser cache it.'],
  },
  {
    words: /(?<!\b(?:an?|the|two) )\b(?:stands?|stood)\b(?!-| (?:for|still|by|out)\b(?! (?:it|them)self))/i,
    use: 'is, is shown, is stored, remains valid',
    bad: 'The result stands until the protest is decided.',
    good: [
      'NOC stands for National Olympic Committee.',
      'A stand-in server answers the tests.',
      'The gate by the stands.',
    ],
  },
  {
    words: /\b(?:goes|go|went) on\b/i,
    use: 'continues, advances',
    bad: 'The hold goes on.',
    good: ['The clock is still going.'],
  },
  { words: /\bon (?:its|their) way\b/i, use: 'pending, in flight, being sent', bad: 'An answer is on its way.' },
  {
    words: /\b(?:no|some|any|every)body\b/i,
    use: 'name the person (the user, the organiser, no user), or use the passive',
    bad: 'Nobody reads more rows than these.',
    good: ['No user reads more rows.'],
  },
  { words: /\bwho(?:ever|mever|soever)\b/i, use: 'the user who, the account that', bad: 'It counts whoever wrote it.' },
  {
    words:
      /(?<!\b(?:colour|color|left|leave|leaves|be|is|are|was|were|it|them|not|standing|stand|running|run|works?)) alone\b(?! (?:is|are|in|on|with|does|do)\b)/i,
    use: 'only',
    bad: 'It is for the author alone.',
    good: ['A status is never shown by colour alone.', 'Leave it alone.', 'CSS alone is enough.'],
  },
  {
    words: /^who(?:m|se)? \w+(?![^.;]*\?)/i,
    in: SENTENCES,
    use: 'name the thing: "the athletes who are out"',
    bad: 'Who is out of the event.',
    good: ['The athletes who are out of the event.', 'Who wins?', 'Photos of athletes, who are minors.'],
  },
  {
    words: /^what (?!if\b|about\b|you\b)\w+(?![^.;]*\?)/i,
    in: SENTENCES,
    use: 'name the thing: "the message that is sent"',
    bad: 'What is sent of a unit is stored first.',
    good: ['What if the server is away?', 'Decide what to do.', 'What you can do with it'],
  },
  {
    words: /\botherwise than\b|\b(?:is|are|was|were|it) otherwise(?=[.,;:]| (?:by|in|than|now)\b|\s*$)/i,
    use: 'differs, differently',
    bad: 'Medals that are otherwise than they were.',
    good: ['It is false otherwise.', 'Otherwise it returns null.'],
  },
  {
    words: /\b(?:nothing|anything|something|everything|what|much|more) of (?:it|them)\b|\ball of it\b/i,
    use: 'name the thing, "all rows", "no row"',
    bad: 'Nothing of it was new.',
    good: ['A third of it is headers.', 'None of them has a rank.', 'It works with all of them.'],
  },
  {
    words: /\bof (?:ours|theirs|(?:its|their|his|her|our) own|that one)\b/i,
    use: '"its own …", or name the owner',
    bad: 'A thread with a connection of its own.',
    good: ['A thread with its own connection.'],
  },
  {
    words: /\b(?:is|are|was|were) none\b/i,
    use: '"or null", "missing", "no …"',
    bad: 'The code; null where there is none.',
    good: ['None is needed.'],
  },
  {
    words:
      /(?<!\?[^.]*)\b(?:is|are|was|were)(?: not| already| no longer)? there\b(?! (?:an?|any|no|to|for|is|are|more|enough)\b)(?![^.;]*\?)/i,
    use: 'exists, is available, is present, is missing',
    bad: 'It is answered from what is there.',
    good: ['Is there a newer version?', 'There is no newer version.'],
  },
  { words: /\b(?:is|are|was|were) kept\b/i, use: 'is stored, stays', bad: 'Taps are kept on the device.' },
  {
    words:
      /(?<!\b(?:locks?|keys?|shift|buttons?|pointer|finger|games|events?|competitions?|medals?|bouts?|match|matches) )\b(?:is|are|was|were) held\b/i,
    use: 'is stored, is queued, is cached',
    bad: 'Each answer is held on the device.',
    good: ['The lock is held until the commit.', 'The games are held every two years.'],
  },
  {
    words:
      /(?<!\b(?:users?|visitors?|people|person|organisers?|referees?) )\b(?:is|are|was|were) asked\b|\basks? of\b/i,
    use: 'is requested, is queried',
    bad: 'The database is asked after the answer.',
    good: ['The user is asked for a reason.', 'Ask for another e-mail.'],
  },
  {
    words: /\b(?:is|are|was|were|be|been) looked (?:at|after|for)\b/i,
    use: 'is checked, is polled, is searched for',
    bad: 'The clock is looked at often.',
    good: ['Look at the log.'],
  },
  {
    words: /(?<!\b(?:long|soon|far|well|much|many|often|fast|just) )\bas (?:it|they) (?:is|are|was|were)\b/i,
    use: 'unchanged, verbatim, as written',
    bad: 'The document is sent as it is.',
    good: ['It waits as long as it is offline.', 'Retries as soon as it is online.'],
  },
  {
    words: /\ball the same(?=\s*(?:[.,;:)]|$))|\beven so\b/i,
    use: 'anyway, still',
    bad: 'The page is shown all the same.',
    good: ['They have all the same columns.'],
  },
  {
    words: /\b(?:take|takes|taken|took|taking|put|puts|putting) back\b/i,
    use: 'undo, revert, withdraw, restore',
    bad: 'Ctrl+Z takes back one tap.',
  },
  {
    words:
      /\btaken in(?=\s*(?:[.,;:)]|$)| (?:by|with|as|once|again|when|while|without|from)\b)|\b(?:is|are|was|were|be|been) taken (?:out|for|up)\b/i,
    use: 'imported, accepted, removed, mistaken for',
    bad: 'A sheet that was taken in.',
    good: ['The picture was taken in 2024.', 'It is taken from the cache.'],
  },
  {
    words: /\bbrought\b(?! (?:to|forward|up|down|online)\b)|\bbrings? in\b/i,
    use: 'imported, sent, caused',
    bad: 'A place that a sheet has brought.',
    good: ['The page is brought to the front.'],
  },
  {
    words: /\b(?:comes?|came) (?:of\b|in(?=\s*(?:[.,;:)]|$)| (?:by|as|again|while|over|through)\b))/i,
    use: 'results from, arrives, is imported',
    bad: 'A file comes in by the rules.',
    good: ['Names come in three languages.', 'The medals come from the feed.'],
  },
  {
    words: /\blies?\b(?! (?:between|within|above|below|outside|inside|beyond|before|after|behind|over|in the)\b)/i,
    use: 'is, is stored',
    bad: 'A folder lies under the store.',
    good: ['The point lies between the two.'],
  },
  {
    words: /\b(?:is|are|was|were) to be (?=\w*(?:ed|en|wn|ght|ade|sent|read|done)\b)/i,
    use: 'must be, will be',
    bad: 'A line that is to be removed.',
    good: ['The aim is to be fast.'],
  },
  {
    words: /\b(?:to be|be|been) had\b/i,
    use: 'is available, can be loaded',
    bad: 'The picture is not to be had.',
    good: ['It would have been hard.'],
  },
  { words: /\breckon(?:s|ed|ing)?\b/i, use: 'compute, calculate, count', bad: 'Minutes are reckoned when it is sent.' },
  { words: /\bmend(?:s|ed|ing)?\b/i, use: 'fix, repair', bad: 'Mends of an attack' },
  {
    words: /^gives\b/i,
    in: ['comment'],
    use: 'returns',
    bad: 'Reads the file. Gives its lines.',
    good: ['A query gives rows.'],
  },
  {
    words: /;/,
    in: ['commit subject'],
    use: 'one topic in a commit: split it',
    bad: 'fix: read empty rows; name the region',
  },
]

/** Names: nouns for things and verbs for actions. */
const NAME_PATTERNS: readonly Entry[] = [
  { words: /\b(?:un)?told\b/i, use: 'sent, notified, shown: isDelivered', bad: 'isTold' },
  { words: /\bsaid\b/i, use: 'mapping, report, value: the thing itself', bad: 'setSaid' },
  { words: /\banew\b/i, use: 'again, reload: reloadPage', bad: 'loadAnew' },
  { words: /\bkept\b/i, use: 'stored, queued: StoredTap', bad: 'KeptTap' },
  { words: /\bheld\b/i, use: 'stored, queued, cached, locked', bad: 'heldOfSameWords' },
  { words: /\basked\b/i, use: 'requested, queried: requestedAt', bad: 'isAsked' },
  { words: /\b(?:no|some|any|every)body\b|\bwhoever\b/i, use: 'name the person, or none, all', bad: 'NOBODY' },
  { words: /\blet be\b/i, use: 'dismissed', bad: 'isLetBe' },
  { words: /\bgoes on\b|\bgo on\b/i, use: 'continues, advances', bad: 'holdGoesOn' },
  { words: /\btaken (?:back|in|out)\b/i, use: 'reverted, imported, removed', bad: 'wasTakenBack' },
  { words: /\bonly here\b/i, use: 'local, unsent', bad: 'only-here' },
  {
    words: /^(?:of|one|who|what|ours|theirs|mine|own)$/i,
    in: ['variable'],
    use: 'the name of the thing: row, unit, account',
    bad: 'of',
    good: ['oneHour', 'ownPage', 'rowOf'],
  },
  {
    words: /^(?:MOST|LONGEST)\b/,

    use: 'MAX_…',
    bad: 'MOST_ATTEMPTS',
    good: ['mostMedals'],
  },
  { words: /^(?:LEAST|SHORTEST|FEWEST)\b/, use: 'MIN_…', bad: 'SHORTEST_KEY' },
  { words: /\bAGAIN\b/, use: 'RETRY_DELAY_MS, BACKOFF_MS', bad: 'AGAIN_MS', good: ['askAgain'] },
  { words: /\bAPART\b/, use: 'MIN_INTERVAL_MS', bad: 'APART_MS' },
]

export const PATTERNS: readonly Pattern[] = [
  ...SENTENCE_PATTERNS.map((pattern) => ({ in: PROSE, ...pattern })),
  ...NAME_PATTERNS.map((pattern) => ({ in: NAMES, ...pattern })),
]
