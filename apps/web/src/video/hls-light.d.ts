/** Without what we do not use (subtitles, other sound tracks, protected films); the package has types for the whole alone. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
