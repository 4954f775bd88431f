/**
 * The sports: a line for each folder, with the ODF codes of its disciplines; the first is a discipline of the games. The registries in
 * `by-discipline` are generated from this list and from the exports of each folder (scripts/sport-registries.ts). Some folders have rules of
 * ranks only.
 */
export const SPORTS: Readonly<Record<string, readonly string[]>> = {
  archery: ['ARC'],
  'artistic-gymnastics': ['GAR'],
  athletics: ['ATH'],
  badminton: ['BDM'],
  basketball: ['BKB'],
  'beach-volleyball': ['VBV'],
  boxing: ['BOX'],
  cycling: ['CYC', 'BMF', 'BMX', 'CRD', 'CTR', 'MTB'],
  fencing: ['FEN'],
  football: ['FBL'],
  futsal: ['FSL'],
  handball: ['HBL'],
  judo: ['JUD'],
  karate: ['KTE'],
  'modern-pentathlon': ['MPN'],
  'open-water': ['OWS'],
  'rhythmic-gymnastics': ['GRY'],
  swimming: ['SWM'],
  'table-tennis': ['TTE'],
  taekwondo: ['TKW'],
  triathlon: ['TRI'],
  volleyball: ['VVO'],
  wrestling: ['WRE'],
}
