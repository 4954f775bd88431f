/** Lets what comes later speak on browsers that let only a press begin to: to be called in the press itself. */
export function allowSpeech(): void {
  if ('speechSynthesis' in window) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}
