export { LYNX_FOLDER, venueFileCalls } from './calls.ts'
export { venueFileNeeds } from './needs.ts'
export { undoVenueFile } from './undo-venue-file.ts'
export { openVenueFiles, VENUE_FILE_KIND, type VenueFileOptions, type VenueFiles } from './venue-files.ts'
