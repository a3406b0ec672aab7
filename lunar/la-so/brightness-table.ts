import type { EssentialStar } from './essential-stars.ts';
import type { MainStar } from './main-stars.ts';

/**
 * Brightness of stars in the palaces Tý to Hợi, a letter each: M miếu, V vượng, D đắc, L lợi, B
 * bình hòa, X bất đắc địa, H hãm, - none.
 */
export type BrightnessTable = Partial<Record<MainStar | EssentialStar, string>>;

/**
 * Source: Tử Vi Đẩu Số Tân Biên by Vân Đằng Thái Thứ Lang. The few cells in which copies of the
 * book differ follow the majority of the pages that quote it.
 */
export const TAN_BIEN: BrightnessTable = {
  'Tử Vi': 'BDMBVMMDMBVB',
  'Thiên Cơ': 'DDHMMVDDVMMH',
  'Thái Dương': 'HDVVVMMDHHHH',
  'Vũ Khúc': 'VMVDMHVMVDMH',
  'Thiên Đồng': 'VHMDHDHHMHHD',
  'Liêm Trinh': 'VDVHMHVDVHMH',
  'Thiên Phủ': 'MBMBVDMDMBVD',
  'Thái Âm': 'VDHHHHHDVMMM',
  'Tham Lang': 'HMDHVHHMDHVH',
  'Cự Môn': 'VHVMHHVHDMHD',
  'Thiên Tướng': 'VDMHVDVDMHVD',
  'Thiên Lương': 'VDVVMHMDVHMH',
  'Thất Sát': 'MDMHHVMDMHHV',
  'Phá Quân': 'MVHHDHMVHHDH',
  'Kình Dương': 'HDHHDHHDHHDH',
  'Đà La': 'HDHHDHHDHHDH',
  'Hỏa Tinh': 'HHDDDDDHHHHH',
  'Linh Tinh': 'HHDDDDDHHHHH',
  'Địa Không': 'HHDHHDHHDHHD',
  'Địa Kiếp': 'HHDHHDHHDHHD',
  'Văn Xương': 'HDHHDDHDHHDD',
  'Văn Khúc': 'HDHHDDHDHHDD',
};

/** Source: the Chinese school of Tử Vi Đẩu Số Toàn Thư. */
export const TOAN_THU: BrightnessTable = {
  'Tử Vi': 'BMVVDVMMVVDV',
  'Thiên Cơ': 'MHDVLBMHDVLB',
  'Thái Dương': 'HXVMVVVDDBXH',
  'Vũ Khúc': 'VMDLMBVMDLMB',
  'Thiên Đồng': 'VXLBBMHXVBBM',
  'Liêm Trinh': 'BLMBLHBLMBLH',
  'Thiên Phủ': 'MMMDMDVMDVMD',
  'Thái Âm': 'MMVHHHXXLVVM',
  'Tham Lang': 'VMBLMHVMBLMH',
  'Cự Môn': 'VXMMHVVXMMHV',
  'Thiên Tướng': 'MMMHDDMDMHDD',
  'Thiên Lương': 'MVMMMHMVHDMH',
  'Thất Sát': 'VMMVMBVMMVMB',
  'Phá Quân': 'MVDHVBMVDHVB',
  'Văn Xương': 'DMHLDMHLDMHL',
  'Văn Khúc': 'DMBVDMHVDMHV',
  'Hỏa Tinh': 'HDMLHDMLHDML',
  'Linh Tinh': 'HDMLHDMLHDML',
  'Kình Dương': 'HM-HM-HM-HM-',
  'Đà La': '-MH-MH-MH-MH',
};
