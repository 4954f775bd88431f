export { sheetsOfEntries } from './entries-of-lenex.ts'
export { type FileHeat, type FileRow, NO_ROW } from './file-heat.ts'
export { readLff } from './finishlynx/read-lff.ts'
export { type LifFile, readLif } from './finishlynx/read-lif.ts'
export { readEvt, readPpl, readSch } from './finishlynx/read-start-lists.ts'
export { encodeLynx, LYNX_ENCODINGS, type LynxEncoding, MAX_LYNX_BYTES } from './finishlynx/text.ts'
export { type HeatOut, isWrittenHere, writeEvt, writePpl, writeSch } from './finishlynx/write.ts'
export { heatsOfLenex, kindOfMeet, lenexHeatKey, type LenexKind } from './heats-of-lenex.ts'
export { heatsOfEvt, heatsOfLff, heatsOfLif, type HeatsRead, lynxHeatKey } from './heats-of-lynx.ts'
export { isSqlite } from './judoshiai/sqlite.ts'
export { type JudoRemark, readJudoShiai } from './judoshiai/tournament.ts'
export type * from './lenex/lenex.ts'
export { MAX_LENEX_BYTES, readLenex } from './lenex/read.ts'
export { writeLenex } from './lenex/write.ts'
export { type AgeGroupRule, spanOfCode } from './meet/age-groups.ts'
export {
  eventsOfMeet,
  hasSeveralAgeGroups,
  isOfOtherGroups,
  type MeetEvent,
  type MeetEvents,
} from './meet/meet-events.ts'
export { type MeetProgramme, programmeDrafts, programmeOfMeet } from './meet/programme-of-meet.ts'
export { type Kept, type Matched, type Merged, mergeHeat, type Said } from './merge.ts'
export type { FileFault, FileProblem } from './problem.ts'
export { asSheetOfProgram } from './program-exports.ts'
export { readSdif } from './sdif/read.ts'
export { isTrf, rankingOfTrf, type TrfRemark } from './trf.ts'
export { eventOfStyle, isSameStyle, swimStyleOf } from './swim-style.ts'
