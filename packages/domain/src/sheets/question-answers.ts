/** Questions about a sheet whose words can be a new name that gets a code; all others are answered by one of their suggestions. */
const NAMEABLE = ['discipline', 'organisation', 'venue', 'event', 'unit', 'person', 'pair'] as const

/** Whether the words of a question (`SheetQuestion.what`) can be a new name that gets a code. */
export const mayBeNew = (what: string): what is (typeof NAMEABLE)[number] => NAMEABLE.some((one) => one === what)
