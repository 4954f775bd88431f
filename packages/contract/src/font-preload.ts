/**
 * A script of the head that requests the font which its element names (`data-href`) before all else, so that text is painted in it at once.
 * On a connection that the browser knows to be slow (2G) the font comes after the page can be read: its 57 kB would share the line with the
 * style sheet, 9 s at 50 kbit/s. In the document, since a script that has to be fetched would request the font one way there and back
 * later; the pages' security policy lets in this text alone, by its digest.
 */
export const FONT_PRELOAD =
  "/2g/.test(navigator.connection?.effectiveType)||document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:document.currentScript.dataset.href}))"
