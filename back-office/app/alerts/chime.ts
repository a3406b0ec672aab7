const key = 'chime';

/** Returns `true` if the member wants a sound with each new order in this browser. */
export const wantsChime = () => localStorage.getItem(key) === 'on';

/** Switches the sound on or off, and plays it once when it is switched on. */
export function setChime(on: boolean): void {
  if (on) {
    localStorage.setItem(key, 'on');
    playChime();
  } else {
    localStorage.removeItem(key);
  }
}

let audio: AudioContext | undefined;

/** Plays two notes. Before the first press on the page a browser keeps silent. */
export function playChime(): void {
  audio ??= new AudioContext();
  void audio.resume();
  [880, 1174.7].forEach((frequency, note) => playNote(audio!, frequency, note * 0.18));
}

function playNote(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.25, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
  const tone = audio.createOscillator();
  tone.frequency.value = frequency;
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.6);
}
