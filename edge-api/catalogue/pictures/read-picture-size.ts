/** Size of a picture in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Returns the size that the header of a picture states, so that it is known before the pixels take
 * any memory; `undefined` if there is none.
 */
export function readPictureSize(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    return readers[type]?.(view);
  } catch (error) {
    // The header ends too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Reader = (view: DataView) => PictureSize | undefined;

const readers: Readonly<Record<string, Reader>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
  'image/avif': readAvif,
};

function readJpeg(view: DataView) {
  for (let offset = 2;;) {
    const marker = view.getUint16(offset);
    // Start of a frame, but not a table of Huffman codes or of arithmetic coding.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    }
    if (marker < 0xffc0 || marker === 0xffda) return undefined;
    offset += 2 + view.getUint16(offset + 2);
  }
}

function readWebp(view: DataView) {
  switch (view.getUint32(12)) {
    case 0x56503858: { // VP8X
      const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    }
    case 0x5650384c: { // VP8L
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: (bits >>> 14 & 0x3fff) + 1 };
    }
    case 0x56503820: // VP8
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
  }
  return undefined;
}

/** Reads the largest of the boxes `ispe`; a picture in tiles has several. */
function readAvif(view: DataView) {
  let largest: PictureSize | undefined;
  const end = Math.min(view.byteLength - 16, 64 * 1024);
  for (let offset = 4; offset < end; offset += 1) {
    if (view.getUint32(offset) !== 0x69737065) continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
