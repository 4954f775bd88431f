/** Questions about a sheet that are answered by one of their suggestions; all others may also be answered by a new name. */
const WITHOUT_NEW: ReadonlySet<string> = new Set(['result', 'rank', 'absent', 'heats', 'column', 'sport', 'gender'])

/** Whether the words of a question (`SheetQuestion.what`) can be a new name that gets a code. */
export const mayBeNew = (what: string): boolean => !WITHOUT_NEW.has(what)
