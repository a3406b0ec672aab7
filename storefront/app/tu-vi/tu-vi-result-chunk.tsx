import { colorHex } from '@thach-an/lunar';
import { TuViResult, type TuViResultProps } from '@thach-an/ui';

/** Renders the cards of a chart. A separate chunk: they are shown after the form is sent. */
export default function TuViResultChunk(props: Omit<TuViResultProps, 'colorHex'>) {
  return <TuViResult colorHex={colorHex} {...props} />;
}
