const encoder = new TextEncoder();

/**
 * Returns the checksum of a text as four upper-case hexadecimal digits: CRC-16/CCITT-FALSE of its
 * UTF-8 bytes (polynomial 1021, start FFFF, no reflection, no final XOR).
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of encoder.encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? crc << 1 ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
